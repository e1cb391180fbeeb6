import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { pdf } from './helpers/files.ts'

/** Makes the optional package that draws unfindable, as it is where there is no binary of it. */
const withoutCanvas = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve(name, context, next) {
      if (name.startsWith('@napi-rs/canvas')) throw new Error('not for this platform')
      return next(name, context)
    },
  })`

const readFirstPage = `
  const { openPdf } = await import(${JSON.stringify(import.meta.resolve('../src/extraction/pdf/open.ts'))})
  const bytes = await process.stdin.toArray()
  const { document, close } = await openPdf(Buffer.concat(bytes))
  const { items } = await (await document.getPage(1)).getTextContent({ disableNormalization: false })
  process.stderr.write(items.map((item) => item.str).join(' '))
  await close()`

test('a PDF is read where the package that draws does not exist', () => {
  const hook = `data:text/javascript,${encodeURIComponent(withoutCanvas)}`
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', hook, '--input-type=module', '-e', readFirstPage],
    { input: pdf([[{ text: 'Returns within thirty days', size: 12 }]]), encoding: 'utf8', env: { PATH: '' } },
  )
  // Otherwise this would test nothing.
  expect(`${stdout}${stderr}`).toContain('Cannot load "@napi-rs/canvas"')
  expect(stderr).toContain('Returns within thirty days')
})
