import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { type SlowGateway, type SlowGatewayPace, startGateway } from './support/gateway'
import { fetchAllParts } from './support/get-whole'
import { inLongRun } from './support/long-run'
import { pagesWithAnswers } from './support/pages-with-answers'
import { sharedFolder, startServer, type TestServer } from './support/server'
import { expect, test } from './support/test'

const app = fileURLToPath(new URL('../app', import.meta.url))
const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`)
const hrefs = Object.values(pagesWithAnswers).filter((href) => href !== null)

/**
 * A comparison queries every source twice. With late sources that takes more than a minute, so a partial
 * result suffices.
 */
const twice = pagesWithAnswers['/place/compare']

const asking = 'Asking '
const waiting = 'Still waiting for '
const answered = /data-provenance|did not answer within/
const leads = /<meta http-equiv="refresh" content="0; url=[^"]*[?&](?:amp;)?plain=1/

test('the list of pages to test contains every page', () => {
  expect(Object.keys(pagesWithAnswers).sort()).toEqual(routes.toSorted())
})

test.describe('sources that never respond or send a byte per second', () => {
  let url = ''
  behindGateway('mute', (server) => {
    url = server.url
  })

  test('each page sends the frame before the sources respond, and is sent in one piece without scripting', async () => {
    await Promise.all([
      // A page with `plain=1` is sent in one piece, so it has no frame that is sent first.
      ...hrefs.filter((href) => !href.includes('plain=1')).map((href) => expectFrame(url, href)),
      ...hrefs.map((href) => expectWhole(url, href)),
    ])
  })

  test('a frozen page opens, and the comparison with today sends the frame before the sources respond', async ({
    request,
    baseURL,
  }) => {
    const { html } = await fetchAllParts(request, '/environment?at=29.7355,-95.2654&radius=1')
    const fieldOf = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ?? ''
    const form = { href: fieldOf('href').replaceAll('&amp;', '&'), seen: fieldOf('seen') }
    const answer = await request.post('/s', { form, headers: { origin: baseURL ?? '' }, maxRedirects: 0 })
    const copy = answer.headers().location ?? ''
    expect(copy).toMatch(/^\/s\/[\w-]{43}$/)
    expect((await load(url, copy)).text).not.toContain(waiting)
    await Promise.all([expectFrame(url, `${copy}/today`), expectWhole(url, `${copy}/today`)])
  })
})

/**
 * The list of pending sources proves that the page stopped waiting. After a full wait, the page would show
 * failures instead.
 */
async function expectFrame(url: string, href: string): Promise<void> {
  // The load is repeated, because on a busy machine the page may reach its deadline before it renders.
  await expect(async () => {
    const { text, frame } = await load(url, href)
    expect(frame, `${href} sends its frame before it has waited`).not.toContain(waiting)
    expect(text, href).toContain(asking)
    expect(text, href).toContain(waiting)
    expect(text, `${href} leads browsers without scripting to the page in one piece`).toMatch(leads)
  }).toPass({ timeout: 120_000 })
}

async function expectWhole(url: string, href: string): Promise<void> {
  const { text } = await load(url, toPlain(href))
  expect(text, href).toContain(waiting)
  expect(text, href).not.toContain(asking)
  expect(text, href).not.toMatch(leads)
}

test.describe('late sources', () => {
  let url = ''
  behindGateway('late', (server) => {
    url = server.url
  })

  test('each page shows the result of every late source after a reload', inLongRun, async () => {
    await Promise.all(
      hrefs.map(async (href) => {
        const awaited = awaitedBy((await load(url, href)).text)
        expect(awaited, href).not.toEqual([])
        const announcement = async () => {
          const { text } = await load(url, toPlain(href))
          const left = awaitedBy(text).filter((source) => awaited.includes(source))
          return { left, isShown: left.length < awaited.length && answered.test(text) }
        }
        const whole = { left: href === twice ? expect.anything() : [], isShown: true }
        await expect.poll(announcement, { message: href, timeout: 180_000 }).toEqual(whole)
      }),
    )
  })

  test('a page in a browser requests and shows late results without a click', async ({ browser }) => {
    const page = await browser.newPage()
    const snapshots = await noteWhatIsShown(page)
    await page.goto(`${url}/rules`)
    await page.getByLabel('Words to look for').fill('wetland')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .click()
    await expect(page.locator('[data-provenance]').first()).toBeVisible({ timeout: 120_000 })
    await expect(page.getByText(waiting)).toHaveCount(0)
    for (const before of [
      /aria-busy="true"/,
      /Asking the Federal Register/,
      /<a [^>]*>Stop and change the question</,
      /<button [^>]*>Stop waiting</,
    ])
      expect(snapshots.join('\n')).toMatch(before)
    await page.close()
  })
})

async function noteWhatIsShown(page: Page): Promise<string[]> {
  const snapshots: string[] = []
  await page.exposeFunction('noteShown', (html: string) => snapshots.push(html))
  await page.addInitScript(() => {
    const note = Reflect.get(window, 'noteShown')
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        const element = node instanceof Element ? node : node.parentElement
        if (element) note(element.outerHTML.slice(0, 2_000))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return snapshots
}

const awaitedBy = (text: string): string[] =>
  (/Still waiting for (.*?)\. The answer/.exec(text)?.[1] ?? '').split(/, (?:and )?| and /).filter(Boolean)

interface PageText {
  text: string
  frame: string
}

/**
 * Each page is loaded by a visitor of its own, because a source serves one request of a visitor at a time.
 * `frame` is the HTML up to the first heading.
 */
async function load(url: string, href: string): Promise<PageText> {
  const response = await fetch(url + href, { headers: { 'x-forwarded-for': visitorOf(href) } })
  const decoder = new TextDecoder()
  let html = ''
  let frame: string | undefined
  for await (const piece of response.body ?? []) {
    html += decoder.decode(piece, { stream: true })
    if (html.includes('<h1')) frame ??= html
  }
  return { text: withoutScripts(html), frame: withoutScripts(frame ?? html) }
}

const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '')

const visitorOf = (href: string) => `192.0.2.${1 + hrefs.findIndex((each) => href.startsWith(each))}`

const toPlain = (href: string) => `${href}${href.includes('?') ? '&' : '?'}plain=1`

function behindGateway(pace: SlowGatewayPace, use: (server: TestServer) => void): void {
  let gateway: SlowGateway | undefined
  let server: TestServer | undefined
  test.beforeAll(async () => {
    gateway = await startGateway(pace)
    server = await startServer({
      DATA_DIR: sharedFolder(),
      UPSTREAM: gateway.url,
      TRUSTED_PROXIES: '127.0.0.1',
      VISITOR_CALLS_PER_MINUTE: '100000',
    })
    use(server)
  })
  test.afterAll(async () => {
    await server?.stop()
    gateway?.stop()
  })
}
