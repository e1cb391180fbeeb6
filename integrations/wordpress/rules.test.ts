import { describe, expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { PLUGIN, sources, versionOf } from './pack.ts'

/** What the plugin directory asks for, as far as a program can see it in the sources. */

const files = sources()
const ofKind = (kind: RegExp) =>
  [...files].filter(([path]) => kind.test(path)).map(([path, bytes]): [string, string] => [path, String(bytes)])
/** Without comments: what is said there runs nowhere. */
const code = (source: string) => source.replace(/\/\*[\s*][\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|\s\/\/ .*$/gm, '')
const php = ofKind(/\.php$/).map(([path, source]): [string, string] => [path, code(source)])
const scripts = ofKind(/\.js$/).map(([path, source]): [string, string] => [path, code(source)])
const all = (sources: [string, string][], pattern: RegExp) =>
  sources.flatMap(([path, source]) => [...source.matchAll(pattern)].map((found) => ({ path, found })))

describe('PHP of the plugin', () => {
  test.each(php)('%s does nothing when it is called by itself', (_, source) => {
    expect(source).toMatch(/^<\?php\s+defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/)
  })

  test('escapes whatever it prints', () => {
    const printed = all(php, /\b(?:echo|print|printf|vprintf)\b\s*\(?([\s\S]*?);/g)
    expect(printed.length).toBeGreaterThan(8)
    for (const { path, found } of printed) {
      const [statement, rest = ''] = found
      const isEscaped = /^\s*esc_(html|attr|url|textarea)(__)?\(/.test(rest)
      const isOneOfTwoWords = /^\s*\$\w+ \? '[^'$<>]*' : '[^'$<>]*'\s*$/.test(rest)
      expect({ path, statement, isFine: isEscaped || isOneOfTwoWords }).toEqual({ path, statement, isFine: true })
    }
    // What is filled into an escaped sentence is written out here.
    for (const { found } of all(php, /\bprintf\( esc_html__\( '(?:[^'\\]|\\.)*', 'docent' \), ([\s\S]*?) \);/g)) {
      expect(found[1]).toMatch(/^'[^']*'(, '[^']*')*$/)
    }
    expect(all(php, /<\?=|\b(_e|_ex|print_r|var_dump|var_export)\(/g)).toEqual([])
  })

  test('takes nothing of a request but through WordPress, which checks nonce and capability first', () => {
    expect(all(php, /\$_(GET|POST|REQUEST|COOKIE|FILES)\b/g)).toEqual([])
    for (const { found } of all(php, /.*\$_SERVER\b.*/g)) {
      expect(found[0]).toMatch(
        /isset\( \$_SERVER\['REQUEST_URI'\] \) \? esc_url_raw\( wp_unslash\( \$_SERVER\['REQUEST_URI'\] \) \)/,
      )
    }
    const rest = php.find(([path]) => path === 'includes/rest.php')?.[1] ?? ''
    const routes = rest.match(/'methods' /g) ?? []
    expect(routes.length).toBe(2)
    expect(rest.match(/'permission_callback' => 'docent_may_manage'/g)).toHaveLength(routes.length)
    expect(rest).toMatch(/function docent_may_manage\(\) \{\s*return current_user_can\( 'manage_options' \);/)
    const page = php.find(([path]) => path === 'includes/settings.php')?.[1] ?? ''
    expect(page.match(/<form action="options\.php"/g)).toHaveLength(1)
    expect(page).toMatch(/<form action="options\.php" method="post">\s*<\?php settings_fields\( 'docent' \); \?>/)
    expect(page).toMatch(/function docent_render_page\(\) \{\s*if \( ! docent_may_manage\(\) \) \{\s*return;/)
    expect(page).toMatch(/'sanitize_callback' => 'docent_clean_placement'/)
  })

  test('calls nobody, reads no file, runs nothing that came from elsewhere, and asks no database by itself', () => {
    const forbidden =
      /\b(eval|assert|create_function|base64_decode|unserialize|exec|shell_exec|system|passthru|popen|proc_open|curl_\w+|wp_remote_\w+|wp_mail|file_get_contents|file_put_contents|fopen|fsockopen|extract)\s*\(|\$wpdb|`/g
    expect(all(php, forbidden)).toEqual([])
    for (const { found } of all(php, /\b(?:require|include)(?:_once)?\b(.*);/g)) {
      expect(found[1]).toMatch(/^ DOCENT_DIR \. 'includes\/[a-z]+\.php'$/)
    }
  })

  test('writes no script and no style into a page', () => {
    expect(all(php, /<script|<style|\son[a-z]+=|style=|wp_add_inline|wp_localize_script/g)).toEqual([])
  })

  test('has names of its own only', () => {
    const named = [
      ...all(php, /\bfunction (\w+)\s*\(/g),
      ...all(php, /\bdefine\( '(\w+)'/g),
      ...all(php, /^const (\w+)/gm),
      ...all(php, /\b(?:get|update|add|delete)_option\( '(\w+)'/g),
      ...all(php, /\badd_shortcode\( '(\w+)'/g),
    ].map(({ found }) => found[1] ?? '')
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((name) => !/^docent(_|$)/i.test(name))).toEqual([])
  })

  test('has its words translated under its own name', () => {
    const calls = all(
      php,
      /\b(?:__|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(\s*('(?:[^'\\]|\\.)*'|[^']),\s*'([\w-]*)'/g,
    )
    const every = all(php, /\b(?:__|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\(/g)
    expect(calls.map(({ found }) => found[2])).toEqual(every.map(() => 'docent'))
  })

  test('deletes when it is uninstalled whatever it keeps', () => {
    const kept = new Set(
      all(php, /\bupdate_option\(\s*'(\w+)'|register_setting\(\s*'docent',\s*'(\w+)'/g).map(
        ({ found }) => found[1] ?? found[2],
      ),
    )
    const gone = all(php, /\bdelete_option\( '(\w+)'/g).map(({ found }) => found[1])
    expect([...kept].sort()).toEqual(gone.sort())
    expect(
      all(
        php,
        /\b(set_transient|set_site_transient|update_user_meta|update_post_meta|wp_schedule_event|update_site_option)\b/g,
      ),
    ).toEqual([])
  })

  test('needs no newer PHP than it says', () => {
    expect(
      all(
        php,
        /\bmatch\s*\(|\?->|\breadonly\b|^enum |\bstr_(contains|starts_with|ends_with)\(|\bfn\s*\(.*\)\s*:|^\s*#\[/gm,
      ),
    ).toEqual([])
  })

  const hasPhp = spawnSync('php', ['-v']).status === 0
  const read = hasPhp ? test : test.skip
  read(
    `is read by PHP without a word${hasPhp ? '' : ' [skipped: no php on this machine]'}`,
    () => {
      for (const [path] of php) {
        const { stdout, status } = spawnSync('php', ['-d', 'error_reporting=E_ALL', '-l', join(PLUGIN, path)], {
          encoding: 'utf8',
        })
        expect({ status, said: stdout.trim() }).toEqual({
          status: 0,
          said: `No syntax errors detected in ${join(PLUGIN, path)}`,
        })
      }
    },
    60_000,
  )
})

describe('scripts of the plugin', () => {
  test('write no markup, and load nothing', () => {
    expect(
      all(
        scripts,
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|createElement\('script'|import\s*\(|\$\(/g,
      ),
    ).toEqual([])
    expect(all(scripts, /\bfetch\(([^,]*),/g).map(({ found }) => found[1])).toEqual(['words.rest'])
  })

  test('believe a message by its window, its origin and its state', () => {
    const [, admin = ''] = scripts.find(([path]) => path === 'assets/admin.js') ?? []
    for (const check of [
      'event.source !== asked.popup',
      'event.origin !== asked.origin',
      'data.state !== asked.state',
    ]) {
      expect(admin).toContain(check)
    }
    expect(admin).not.toMatch(/postMessage|'\*'/)
  })
})

describe('what the directory reads', () => {
  const readme = String(files.get('readme.txt'))
  const main = String(files.get('docent.php'))
  const field = (name: string, source = readme) => new RegExp(`^(?: \\* )?${name}:\\s+(.+)$`, 'm').exec(source)?.[1]

  test('is the same in both places', () => {
    expect(readme).toMatch(/^=== Docent ===\n/)
    expect(field('Stable tag')).toBe(versionOf(files))
    expect(main).toContain(`define( 'DOCENT_VERSION', '${versionOf(files)}' );`)
    for (const name of ['Requires at least', 'Requires PHP', 'License', 'License URI']) {
      expect(field(name)).toBe(field(name, main))
    }
    expect([field('Text Domain', main), field('Domain Path', main)]).toEqual(['docent', '/languages'])
    expect(field('License')).toBe('GPL-2.0-or-later')
    expect(String(files.get('license.txt'))).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 2, June 1991/)
  })

  test('is short where it must be, and names the service that is called', () => {
    expect(field('Tags')?.split(', ').length).toBeLessThanOrEqual(5)
    const short = readme.split(/^License URI: .*\n\n/m)[1]?.split('\n')[0] ?? ''
    expect(short.length).toBeGreaterThan(20)
    expect(short.length).toBeLessThanOrEqual(150)
    for (const heading of [
      'Description',
      'External services',
      'Installation',
      'Frequently Asked Questions',
      'Changelog',
    ]) {
      expect(readme).toContain(`\n== ${heading} ==\n`)
    }
    expect(readme).toContain(`= ${versionOf(files)} =`)
  })
})
