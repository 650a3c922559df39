import { mount } from 'svelte'
import App from './app/App.svelte'
import { pageOf } from './app/pages'
import './style/tokens.css'
import { language } from './wire/lang.svelte'

// What the address asks for is fetched while the words are.
void pageOf(location.pathname)?.load()
await language.speak(language.current)
mount(App, { target: document.getElementById('app')! })
