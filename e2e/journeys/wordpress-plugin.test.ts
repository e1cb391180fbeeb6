import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { pack, PLUGIN } from '../../integrations/wordpress/pack.ts'
import { findings } from '../browser/axe.ts'
import { becomes } from '../browser/becomes.ts'
import { findChromium, launchBrowser } from '../browser/browser.ts'
import { signUp } from '../client/client.ts'
import { openShop, visit, visitorOf, type Shop } from '../sites/shop.ts'
import { addPlugin, install, removePlugin } from '../wordpress/admin.ts'
import { noWordPress, openWordPress, type WordPress } from '../wordpress/wordpress.ts'
import { describePages } from './deployments.ts'

const unless = (await findChromium()) ? await noWordPress() : 'no Chromium on this machine'
const PASSWORD = 'correct horse 42'
const question = 'How many days do I have to return unused pieces?'
const SETTINGS = '/wp-admin/options-general.php?page=docent'
const NONCE = 'c29tZSBub25jZQ'

/** What a theme of today needs for itself; for scripts there is Docent and nothing else. */
const policyFor = (docent: string, scripts: string) =>
  `default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; ` +
  `script-src ${scripts}; connect-src ${docent}; frame-src ${docent}; require-trusted-types-for 'script'`

function journey(): void {
  let wordpress: WordPress
  let shop: Shop
  let browser: Browser
  /** The administrator, and visitors, who are nobody there. */
  let context: BrowserContext
  let visitors: BrowserContext
  let admin: Page
  let widgetId: string

  const bubble = (page: Page) => page.locator('script[data-widget-id]')
  const open = async (path: string) => {
    const page = await visitors.newPage()
    await page.goto(wordpress.address + path)
    return page
  }
  const hasBubble = async (path: string) => {
    const page = await open(path)
    const count = await bubble(page).count()
    await page.close()
    return count === 1
  }
  /** Signs in at Docent in the browser of the administrator. */
  const signedInAs = async (email: string) => {
    const { address } = shop.deployment
    const reply = await context.request.post(`${address}/api/auth/sign-in`, {
      data: { email, password: PASSWORD },
      headers: { origin: address },
    })
    expect(reply.status()).toBe(200)
  }
  const connect = async (): Promise<Page> => {
    await admin.goto(wordpress.address + SETTINGS)
    await admin.getByLabel('Address of Docent').fill(`${shop.deployment.address}/`)
    const [popup] = await Promise.all([
      admin.waitForEvent('popup'),
      admin.getByRole('button', { name: 'Connect', exact: true }).click(),
    ])
    await popup.getByRole('checkbox', { name: `Yes, ${wordpress.address} is my site` }).check()
    await popup.getByRole('button', { name: 'Connect This Site' }).click()
    return popup
  }
  const place = async (where: string, without = '') => {
    await admin.goto(wordpress.address + SETTINGS)
    await admin.getByLabel(where).check()
    await admin.getByLabel('Never on').fill(without)
    await admin.getByRole('button', { name: 'Save Changes' }).click()
    await admin.getByText('Settings saved.').waitFor()
  }
  const write = (title: string, content: string) =>
    wordpress.php(
      `echo wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${title}', 'post_content' => '${content}' ) );`,
    )
  const kept = () =>
    wordpress.php(
      `global $wpdb; echo $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE '%docent%'" ), ' ', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key LIKE '%docent%'" );`,
    )

  beforeAll(async () => {
    ;[wordpress, shop] = await Promise.all([openWordPress(), openShop({ plan: 'business' })])
    browser = await launchBrowser()
    context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    visitors = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    for (const one of [context, visitors]) await one.route(/^https:/, (route) => route.abort())
  }, 480_000)
  afterAll(async () => {
    await browser?.close()
    await shop?.close()
    await wordpress?.close()
  })

  test('a new WordPress takes the ZIP, and shows nothing before it is connected', async () => {
    admin = await install(context, wordpress)
    const { name, bytes } = pack()
    const served = await context.request.get(`${shop.deployment.address}/docent-wordpress.zip`)
    expect((await served.body()).equals(bytes)).toBe(true)
    await addPlugin(admin, wordpress.address, name, bytes)
    await admin.getByRole('link', { name: 'Settings' }).last().waitFor()
    expect(await hasBubble('/')).toBe(false)
  }, 180_000)

  test('who has no plan for it is told so, and nothing is kept', async () => {
    const free = `free.${wordpress.host.split(':')[1]}@larkfield.example`
    await signUp(shop.deployment.address, free)
    await signedInAs(free)
    const popup = await connect()
    await admin.getByText(`Signed in as ${free}, but no widget came along.`).waitFor()
    if (!popup.isClosed()) await popup.waitForEvent('close')
    expect(await kept()).toBe('0 0')
  }, 120_000)

  test('an owner connects in the window, chooses a widget, and it is on the site at once', async () => {
    const { id } = await shop.widget({ allowedDomains: ['elsewhere.example'] })
    widgetId = id
    await signedInAs(shop.owner.user.email)
    const popup = await connect()
    await popup.getByRole('radio', { name: 'Larkfield Pottery' }).check()
    await becomes(() => popup.getByRole('checkbox', { name: `Put ${wordpress.host} on the list` }).isChecked(), true)
    const closed = popup.waitForEvent('close')
    await popup.getByRole('button', { name: 'Connect This Widget' }).click()
    await admin.getByText('Connected. The bubble is on your site.').waitFor()
    await closed
    await becomes(() => admin.locator('#docent-widget').innerText(), 'Larkfield Pottery')
    await admin.reload()
    await becomes(() => admin.locator('#docent-shown').innerText(), 'This site shows the widget Larkfield Pottery')
    // Two findings are of the administration around the page.
    const theirs = /id="collapse-button"|class="screen-reader-shortcut"/
    expect((await findings(admin)).filter((one) => !theirs.test(one))).toEqual([])
    expect(await hasBubble('/')).toBe(true)
    // A bubble that has no name of ours stands on a page that has none either.
    const html = await (await fetch(`${wordpress.address}/`)).text()
    expect(html).toContain(`data-widget-id="${widgetId}"`)
    expect(html).not.toMatch(/docent/i)
  }, 180_000)

  test('a window that is closed changes nothing, and a call without a nonce or of nobody is refused', async () => {
    const popup = await connect()
    await popup.close()
    await admin.getByText('The window was closed before a widget was chosen. Nothing has changed.').waitFor()
    const rest = `${wordpress.address}/index.php?rest_route=/docent/v1/connection`
    const { address } = shop.deployment
    const body = {
      server: address,
      widget_id: 'another',
      widget_name: 'Another',
      src: `${address}/widget.js?id=another`,
    }
    expect((await context.request.post(rest, { data: body })).status()).toBe(401)
    expect((await context.request.delete(rest)).status()).toBe(401)
    const words = JSON.parse((await admin.locator('#docent-connection').getAttribute('data-docent')) ?? '') as {
      nonce: string
    }
    const post = (data: object) => context.request.post(rest, { data, headers: { 'x-wp-nonce': words.nonce } })
    for (const wrong of [
      { widget_id: '"><script>' },
      { src: 'javascript:alert(1)' },
      { src: 'https://docent.example@evil.example/widget.js?id=another' },
      { src: `${address}/widget.js?id=another"onload=alert(1)` },
      { server: 'https://user@evil.example' },
    ]) {
      expect((await post({ ...body, ...wrong })).status()).toBe(400)
    }
    expect(await wordpress.php("echo docent_connection()['widget_id'];")).toBe(widgetId)
  }, 120_000)

  test.each([0, 1])(
    'it answers in theme %#, under a strict content security policy',
    async (which) => {
      const theme = wordpress.themes[which] as string
      await wordpress.php(`switch_theme( '${theme}' );`)
      const docent = shop.deployment.address
      await (which === 0
        ? wordpress.policy(policyFor(docent, docent))
        : wordpress.policy(policyFor(docent, `'nonce-${NONCE}' 'strict-dynamic'`), NONCE))
      const shown = await visit(visitors, `${wordpress.address}/`)
      expect(
        await shown.page
          .locator(`link[href*="/themes/${theme}/"], style[id*="${theme}"], body.wp-embed-responsive`)
          .count(),
      ).toBeGreaterThan(0)
      await shown.open()
      await shown.ask(question)
      await shown.frame.getByText('30 days').first().waitFor()
      await shown.page.close()
      await wordpress.policy('')
    },
    180_000,
  )

  test('shortcode and block place it with their choices, and the pages that are named never have it', async () => {
    const [plain, short, block, sub] = [
      await write('Plain', 'Nothing here.'),
      await write('Shortcode', '[docent position="top-left" size="large" color="#14525c" language="de" nonsense="x"]'),
      await write('Block', '<!-- wp:docent/bubble {"position":"bottom-left","size":"enormous"} /-->'),
      await write('Members', '[docent]'),
    ]
    await place('Only where I place it', `${wordpress.address}/?page_id=${sub}`)
    await becomes(() => admin.getByLabel('Never on').inputValue(), sub)
    const has = async (id: string) => hasBubble(`/?page_id=${id}`)
    expect([await has(plain), await has(short), await has(block), await has(sub)]).toEqual([false, true, true, false])

    const page = await open(`/?page_id=${short}`)
    const dataset = await bubble(page).evaluate((script: { dataset: object }) => ({ ...script.dataset }))
    expect(dataset).toEqual({ widgetId, position: 'top-left', size: 'large', color: '#14525c', language: 'de' })
    await visitorOf(page).launcher.waitFor()
    await page.goto(`${wordpress.address}/?page_id=${block}`)
    await becomes(() => bubble(page).getAttribute('data-position'), 'bottom-left')
    await becomes(() => bubble(page).getAttribute('data-size'), null)
    await page.close()

    await wordpress.php("update_option( 'permalink_structure', '/%postname%/' ); flush_rewrite_rules();")
    await place('On every page', `/plain\n/members/*\n<b>`)
    const now = [
      await hasBubble('/'),
      await hasBubble('/plain/'),
      await hasBubble('/members/'),
      await hasBubble('/block/'),
    ]
    expect(now).toEqual([true, false, false, true])
  }, 180_000)

  test('the editor knows the block, and all of it speaks German where the site does', async () => {
    await wordpress.php("update_option( 'WPLANG', 'de_DE' );")
    await admin.goto(wordpress.address + SETTINGS)
    await admin.getByRole('heading', { name: 'Wo die Blase steht' }).waitFor()
    const id = await wordpress.php("echo get_page_by_path( 'block' )->ID;")
    await admin.goto(`${wordpress.address}/wp-admin/post.php?post=${id}&action=edit`)
    await admin.getByText('Die Blase steht in der Ecke dieser Seite. Hier braucht sie keinen Platz.').waitFor()
    await wordpress.php("update_option( 'WPLANG', '' );")
  }, 120_000)

  test('disconnected it is gone from the site, and uninstalled it leaves nothing', async () => {
    await admin.goto(wordpress.address + SETTINGS)
    await admin.getByRole('button', { name: 'Disconnect' }).click()
    await admin.getByText('Disconnected. The bubble is no longer on your site.').waitFor()
    expect(await hasBubble('/')).toBe(false)
    expect(await kept()).toBe('2 0')
    await removePlugin(admin, wordpress.address, 'docent')
    expect(await kept()).toBe('0 0')
    expect(await wordpress.php("echo file_exists( WP_PLUGIN_DIR . '/docent' ) ? 'there' : 'gone';")).toBe('gone')
    // Nothing of the plugin was worth a notice of PHP or WordPress on the whole way.
    const log = await wordpress.php("echo @file_get_contents( ABSPATH . 'debug.log' );")
    expect(log.split('\n').filter((line) => /plugins\/docent|docent_/.test(line))).toEqual([])
  }, 120_000)

  test('uninstalled in a network it leaves nothing on any site of it', async () => {
    await wordpress.network()
    const left = await wordpress.php(`
      $sites = array( 1 );
      foreach ( array( '/second/', '/third/' ) as $path ) {
        $sites[] = wp_insert_site( array( 'domain' => '${wordpress.host}', 'path' => $path, 'network_id' => 1, 'user_id' => 1 ) );
      }
      $count = function () use ( $sites ) {
        $all = array();
        foreach ( $sites as $site ) {
          switch_to_blog( $site );
          $all[] = count( array_filter( array( get_option( 'docent_connection' ), get_option( 'docent_placement' ) ) ) );
          restore_current_blog();
        }
        return implode( ' ', $all );
      };
      foreach ( $sites as $site ) {
        switch_to_blog( $site );
        update_option( 'docent_connection', array( 'server' => 'https://docent.example.com' ) );
        update_option( 'docent_placement', array( 'where' => 'placed' ) );
        restore_current_blog();
      }
      echo $count(), ', ';
      define( 'WP_UNINSTALL_PLUGIN', 'docent/docent.php' );
      require '${PLUGIN}/uninstall.php';
      echo $count();
    `)
    expect(left).toBe('2 2 2, 0 0 0')
  })
}

describePages('the WordPress plugin, from an empty WordPress to an answering bubble', journey, unless)
