import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { dark, ease, light, mono, sans, serif } from './palette.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const blocks = { light: between(':root {', '[data-theme='), dark: between('[data-theme=', '@media') }

describe('the palette antd is told', () => {
  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('holds the very values of tokens.css in %s', (name, palette) => {
    const expected = Object.fromEntries(
      Object.keys(palette).map((key) => [
        key,
        variable(blocks[name], kebab(key)) ?? variable(blocks.light, kebab(key)),
      ]),
    )
    expect(palette).toEqual(expected)
  })

  test('names the same type families and easing', () => {
    expect({ sans, serif, mono, ease }).toEqual({
      sans: variable(blocks.light, 'sans'),
      serif: variable(blocks.light, 'serif'),
      mono: variable(blocks.light, 'mono'),
      ease: variable(blocks.light, 'ease'),
    })
  })
})

function between(start: string, end: string): string {
  const from = css.indexOf(start)
  return css.slice(from, css.indexOf(end, from + start.length))
}

function variable(block: string, name: string): string | undefined {
  return new RegExp(`--${name}:\\s*([^;]+);`)
    .exec(block)?.[1]
    ?.replaceAll("'", '"')
    .replaceAll(/0\.(?=\d)/g, '.')
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]|\d/g, (letter) => `-${letter.toLowerCase()}`)
}
