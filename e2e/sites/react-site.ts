import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The page is a React application in strict mode with a button that takes the component away. */
const main = `
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ChatBubble } from './ChatBubble.jsx'

function App() {
  const [isThere, setThere] = useState(true)
  return <><button onClick={() => setThere(false)}>Leave</button>{isThere && <ChatBubble />}</>
}
createRoot(document.getElementById('root')).render(<StrictMode><App /></StrictMode>)
`

/** Builds a website around a component the way its owner would. @returns its script */
export async function builtWithReact(component: string): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true })
  // Inside the project, so that React is found.
  const folder = await mkdtemp(join(root, '.cache', 'react-site-'))
  try {
    await writeFile(join(folder, 'ChatBubble.jsx'), component)
    await writeFile(join(folder, 'main.jsx'), main)
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const config = `export default { logLevel: 'error', esbuild: { jsx: 'automatic' }, build: { outDir: 'out', lib: { entry: 'main.jsx', formats: ['iife'], name: 'site', fileName: () => 'site.js' } }, define: { 'process.env.NODE_ENV': '"development"' } }`
    await writeFile(join(folder, 'vite.config.mjs'), config)
    await promisify(execFile)(process.execPath, [vite, 'build', '--mode', 'development'], {
      cwd: folder,
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'development' },
    })
    return await readFile(join(folder, 'out', 'site.js'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
