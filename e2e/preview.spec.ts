import { expect, test } from './support/test'

const place = '/place?at=28.5384,-81.3792&q=400+S+Orange+Ave%2C+Orlando%2C+FL'

const linked = [
  '/',
  '/sources',
  '/privacy',
  '/costs?series=CUUR0000SA0',
  place,
  '/environment?at=29.7355,-95.2654&radius=1',
  '/environment/facility/110008164244',
  '/land?at=40.4,-100.4',
  '/map?at=30.44,-87.21&z=16&on=parcels',
  '/parcels/escambia?id=082S305005000002',
]

test('a page has a link preview with the full URL, a description and a picture', async ({
  request,
  baseURL,
}) => {
  const descriptions = new Set<string>()
  for (const path of linked) {
    const page = await (
      await request.get(path, { headers: { 'user-agent': 'Slackbot-LinkExpanding' } })
    ).text()
    const metaContent = (pattern: RegExp) => page.match(pattern)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const tag = (name: string) => metaContent(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`))
    expect(tag('og:title'), path).not.toBe('')
    expect(tag('og:description'), path).toBe(tag('description'))
    const canonical = metaContent(/rel="canonical" href="([^"]*)"/)
    expect(decodeURIComponent(canonical).replaceAll('+', ' '), path).toBe(
      `${baseURL}${decodeURIComponent(path).replaceAll('+', ' ')}`.replace(/\/$/, ''),
    )
    descriptions.add(tag('og:description'))
    const answer = await request.get(tag('og:image'))
    expect(answer.headers()['content-type'], path).toBe('image/png')
  }
  expect(descriptions.size).toBeGreaterThan(7)
  const unread = await request.get('/land?at=41.98765,-100.12345', {
    headers: { 'user-agent': 'WhatsApp/2' },
  })
  expect(await unread.text()).not.toContain('data-provenance')
})

test('the crawler of a social network gets a title, a description and a picture of a link but no records', async ({
  request,
}) => {
  const page = await (await request.get(place, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
  const tag = (name: string) =>
    page.match(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ??
    ''
  expect(tag('og:title')).toBe('400 S Orange Ave, Orlando, FL: public records')
  expect(tag('og:description')).toContain('Orange County, Florida')
  expect(tag('twitter:card')).toBe('summary_large_image')
  expect(page).not.toContain('data-provenance')
  const picture = await request.get(tag('og:image'))
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
  })
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

test('a link preview contains only results that are already cached', async ({ request }) => {
  const path = '/place?at=28.5385,-81.3793'
  const describe = async () => {
    const page = await (await request.get(path, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
    return /name="description" content="([^"]*)"/.exec(page)?.[1] ?? ''
  }
  expect(await describe()).not.toContain(' ft')
  await request.get(`${path}&plain=1`)
  expect(await describe()).toMatch(/just value.*Ground elevation: \d+ ft/)
})

test('a preview picture without a place is rejected with an example of a valid URL', async ({ request }) => {
  for (const path of [
    '/place/preview',
    '/place/preview?at=nowhere',
    '/preview',
    '/preview?of=https://example.com',
  ]) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(400)
    expect((await answer.json()).detail).toMatch(/at=latitude,longitude|of=\/environment/)
  }
  expect((await request.get('/s/AAAA/preview')).status()).toBe(404)
})

test('search engines for datasets can parse the list of sources', async ({ request }) => {
  const html = await (await request.get('/sources')).text()
  const [, data = ''] = /<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const catalog = JSON.parse(data)
  expect(catalog).toMatchObject({
    '@type': 'DataCatalog',
    url: expect.stringMatching(/^https?:.*\/sources$/),
  })
  expect(catalog.dataset.length).toBeGreaterThan(8)
  for (const each of catalog.dataset)
    expect(each).toMatchObject({ '@type': 'Dataset', license: expect.stringMatching(/./) })
})
