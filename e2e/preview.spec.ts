import { expect, test } from './support/test'

/** How a link to a place looks where somebody posts it. */

const place = '/place?at=28.5384,-81.3792&q=400+S+Orange+Ave%2C+Orlando%2C+FL'

test('a posted link has its words and its picture, and the page asks nobody for them', async ({
  request,
}) => {
  const page = await (await request.get(place, { headers: { 'user-agent': 'Twitterbot/1.0' } })).text()
  const tag = (name: string) =>
    page.match(new RegExp(`(?:property|name)="${name}" content="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ??
    ''
  expect(tag('og:title')).toBe('400 S Orange Ave, Orlando, FL: everything on record')
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

test('a picture of nothing is refused in words', async ({ request }) => {
  for (const path of ['/place/preview', '/place/preview?at=nowhere']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(400)
    expect((await answer.json()).detail).toContain('at=latitude,longitude')
  }
  expect((await request.get('/s/AAAA/preview')).status()).toBe(404)
})
