import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import './frame.css'
import '../look/reading.css'
import './conversation.css'
import './beside.css'
import { openPage } from './page.ts'
import { writtenSettings } from './settings.ts'
import { Refused } from './talk/calls.ts'
import { speak } from './speech.ts'

const page = openPage(window, () => Date.now())
const root = document.getElementById('root')
if (root) {
  const words = await speak(decodeURIComponent(location.hash.slice(1)), document)
  const written = writtenSettings(document)
  const preview = written ? undefined : (await import('./talk/preview.ts')).createPreviewCalls(page, Refused)
  createRoot(root).render(<App page={page} written={written} preview={preview} spoken={words} />)
}
