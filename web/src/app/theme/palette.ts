/** The colors that antd is told, by the name of their CSS variable in camel case; a test keeps them equal to tokens.css. */
export interface Palette {
  page: string
  label: string
  raised: string
  sunk: string
  ink: string
  ink2: string
  ink3: string
  rule: string
  ruleStrong: string
  petrol: string
  petrolHover: string
  petrolActive: string
  petrolSoft: string
  onPetrol: string
  green: string
  greenSoft: string
  brick: string
  brickLine: string
  brickSoft: string
  carmine: string
  carmineSoft: string
  onDanger: string
  scrim: string
  shadowMount: string
  shadowFloat: string
}

export const light: Palette = {
  page: '#f3f2ed',
  label: '#ffffff',
  raised: '#ffffff',
  sunk: '#eae9e2',
  ink: '#1a2326',
  ink2: '#475155',
  ink3: '#606a6c',
  rule: '#dad8cf',
  ruleStrong: '#82867f',
  petrol: '#14525c',
  petrolHover: '#0e4149',
  petrolActive: '#093238',
  petrolSoft: '#e0ebeb',
  onPetrol: '#ffffff',
  green: '#28663c',
  greenSoft: '#e4f0e5',
  brick: '#94400f',
  brickLine: '#c2622a',
  brickSoft: '#fbeadf',
  carmine: '#a01e33',
  carmineSoft: '#fae6e6',
  onDanger: '#ffffff',
  scrim: 'rgb(18 32 35 / .46)',
  shadowMount: '0 1px 1px rgb(26 35 38 / .05), 0 2px 5px -2px rgb(26 35 38 / .09)',
  shadowFloat: '0 2px 6px rgb(26 35 38 / .08), 0 24px 56px -18px rgb(26 35 38 / .34)',
}

export const dark: Palette = {
  page: '#161715',
  label: '#1f211e',
  raised: '#292b27',
  sunk: '#0f100e',
  ink: '#eceae3',
  ink2: '#bdbfb8',
  ink3: '#999c94',
  rule: '#353832',
  ruleStrong: '#7d8178',
  petrol: '#7cc5ca',
  petrolHover: '#9ad5d9',
  petrolActive: '#62b0b6',
  petrolSoft: '#1b3538',
  onPetrol: '#05262a',
  green: '#86c798',
  greenSoft: '#16301f',
  brick: '#f1a277',
  brickLine: '#d9824f',
  brickSoft: '#3a2216',
  carmine: '#f3929d',
  carmineSoft: '#3d1a20',
  onDanger: '#33090f',
  scrim: 'rgb(8 8 7 / .68)',
  shadowMount: '0 1px 2px rgb(0 0 0 / .4)',
  shadowFloat: '0 2px 6px rgb(0 0 0 / .35), 0 24px 56px -16px rgb(0 0 0 / .8)',
}

export const sans = '"Hanken Grotesk Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif'
export const serif = '"Newsreader Variable", ui-serif, "Iowan Old Style", Charter, Georgia, serif'
export const mono = 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", monospace'
export const ease = 'cubic-bezier(.2, .7, .2, 1)'
