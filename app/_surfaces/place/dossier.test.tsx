import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { beforeAll, expect, it } from 'vitest'
import type { EngineCaller } from '@/app/_lib/read/reading-scope'
import { draw } from '@/app/_lib/testing/draw'
import { giveHeaders } from '@/app/_lib/testing/next-headers'
import { createApp } from '@/connectors/engine'
import { asideOf, LandAndMore, WithoutRecord } from './dossier'
import { reasonOf } from './outcome'
import { panels } from './panels'
import { placeAt } from './place'
import { type DossierPage, readPanels, settleAll } from './read-panels'
import { Summary } from './summary'

const point = { latitude: 41.97, longitude: -87.7 }
const home = placeAt(point, { address: '742 W Inkwell St, Chicago, IL', city: 'CHICAGO', state: 'IL' })

let call: EngineCaller
beforeAll(async () => {
  giveHeaders({})
  const { engine } = await createApp({ environment: { UPSTREAM: 'sample', LOG_LEVEL: 'silent' } })
  call = (connector, method, params) => engine.call(connector, method, params, { internal: true })
})

const drawRouted = (node: React.ReactNode) =>
  draw(<AppRouterContext value={{} as never}>{node}</AppRouterContext>)

const pageOf = (place: typeof home, url: DossierPage['url'] = {}): DossierPage => {
  const dossier = readPanels(panels, place, call, { series: false })
  return { url, place, dossier, aside: asideOf(place, dossier), absent: [], tries: 0 }
}

it('the page of an address collapses the survey section and county unemployment', async () => {
  const page = pageOf(home)
  const glance = await drawRouted(<Summary page={page} />)
  expect(glance).not.toMatch(/href="#(section|labor)"/)
  expect(glance).toContain('href="#more"')
  expect(glance).toContain('survey section and county unemployment')
  const more = await drawRouted(<LandAndMore page={page} />)
  expect(more).toMatch(/<details id="more"(?![^>]* open)/)
  expect(more).toMatch(/id="section".*id="labor"/s)
  expect(await drawRouted(<LandAndMore page={pageOf(home, { series: true })} />)).toMatch(
    /<details[^>]* open/,
  )
})

it('the page of a point has land records among the other records', async () => {
  const page = pageOf(placeAt(point))
  expect(await drawRouted(<Summary page={page} />)).toMatch(/href="#section".*href="#labor"/s)
  expect(await drawRouted(<LandAndMore page={page} />)).not.toContain('id="more"')
})

it('the printed page of a place lists every panel without a record', async () => {
  const { dossier } = pageOf(home)
  const listed = await drawRouted(<WithoutRecord dossier={dossier} />)
  const without = (await settleAll(dossier)).flatMap(({ panel, outcome }) =>
    'data' in outcome ? [] : [{ title: panel.title, reason: reasonOf(outcome) }],
  )
  expect(without.length).toBeGreaterThan(1)
  expect(listed.match(/<dt/g)).toHaveLength(without.length)
  for (const { title } of without) expect(listed).toContain(title)
  expect(listed).toMatch(/class="hidden print:block"/)
})
