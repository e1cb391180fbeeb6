import type { Plugin } from 'vite'
import { pack } from '../integrations/wordpress/pack.ts'

/** One name for every version: a page that is open while Docent is updated still finds it. */
const NAME = 'docent-wordpress.zip'

/** The plugin for WordPress, beside the pages: who reads how it is installed can take it from there. */
export function wordPressPlugin(): Plugin {
  return {
    name: 'docent-wordpress-plugin',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: pack().bytes })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${NAME}`, (_request, response) => {
        response.setHeader('content-type', 'application/zip').end(pack().bytes)
      })
    },
  }
}
