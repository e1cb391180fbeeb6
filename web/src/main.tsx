import '@fontsource-variable/hanken-grotesk'
import '@fontsource-variable/newsreader'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { createRouter } from './app/router.tsx'
import { followSession } from './app/session/follow.ts'
import { createSessionTools } from './app/session/tools.ts'
import { createStore } from './app/store.ts'
import { followTheme } from './app/theme/follow.ts'
import './app/theme/tokens.css'
import './app/theme/base.css'
import './ui/ui.css'
import './ui/rows.css'

const tools = createSessionTools()
const store = createStore(tools)
followTheme(store)
followSession(store, tools)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={createRouter()} />
    </Provider>
  </StrictMode>,
)
