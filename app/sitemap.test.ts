import { beforeAll, expect, it } from 'vitest'
import { fixedPages } from '@/app/_lib/site/fixed-pages'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { shareSite } from '@/app/_lib/testing/share-site'
import robots from './robots'
import sitemap from './sitemap'

shareSite()
beforeAll(() => giveHeaders({ host: 'records.example' }))

const apart = {
  '/api': 'noindex',
  '/screening': 'noindex: for partners',
  '/saved': 'shows what one device keeps',
  '/s/not-kept': 'noindex: an ending',
  '/sources/faults': 'noindex: a tool of demonstrations',
  '/parcels': 'leads to the map; as a list noindex',
  '/assessments/find': 'noindex: a step that needs an address',
  '/assessments/source': 'noindex: a step that needs an address',
  '/assessments/values': 'noindex: a step that needs a home',
  '/assessments/evidence': 'noindex: a step that needs a home',
  '/assessments/packet': 'noindex: a step that needs a home',
}

it('every static page is listed or has a reason for its absence', () => {
  const pages = Object.keys(import.meta.glob('./**/page.tsx'))
    .filter((file) => !file.includes('['))
    .map((file) => file.slice(1).replace(/\/?page\.tsx$/, '') || '/')
  expect([...fixedPages, ...Object.keys(apart)].toSorted()).toEqual(pages.toSorted())
})

it('the sitemap has absolute URLs, and robots.txt links to the sitemap', async () => {
  expect((await sitemap())[0]?.url).toBe('https://records.example/')
  expect((await robots()).sitemap).toBe('https://records.example/sitemap.xml')
})
