import { mount } from 'svelte'
import App from './app/App.svelte'
import './style/tokens.css'
import { language } from './wire/lang.svelte'

await language.speak(language.current)
mount(App, { target: document.getElementById('app')! })
