import { mount } from 'svelte'
import App from './app/App.svelte'
import { prepare } from './app/offline'
import { pageOf } from './app/pages'
import './style/tokens.css'
import { language } from './wire/lang.svelte'
import { line } from './wire/socket.svelte'

// Whoever comes to a table needs the line to the server, and other pages their code: both while the words are fetched.
const asked = pageOf(location.pathname)?.page
if (asked === 'table') line.warm()
else void asked?.()
await language.speak(language.current)
mount(App, { target: document.getElementById('app')! })
prepare()
