import { livePageOfFile } from '@/lib/live-links/service-address'

const example = {
  home: Buffer.from('["cook-county-il-assessments",["10174349000000"],""]').toString('base64url'),
  facility: '110071363697',
  document: '2024-31396',
  live: livePageOfFile('/environment/export?at=33.45,-112.07&radius=0.7'),
  dataset: 'data.cityofchicago.org/ydr8-5enu',
  permits: 'chicago-new-construction',
}

const step = (name: string) => `/assessments/${name}?key=${encodeURIComponent(example.home)}&years=2025,2024`

/**
 * For each route, a URL that queries a source, or null if the page queries none or reads only our store of
 * frozen copies.
 */
export const pagesWithAnswers: Readonly<Record<string, string | null>> = {
  '/': null,
  '/accessibility': null,
  '/api': null,
  '/assessments': null,
  '/assessments/source': null,
  '/assessments/find': '/assessments/find?source=cook-county-il-assessments&q=742+W+Inkwell+St',
  '/assessments/values': step('values'),
  '/assessments/evidence': `${step('evidence')}&ground=equity`,
  '/assessments/packet': step('packet'),
  '/contact': null,
  '/costs': '/costs?series=LNS14000000',
  '/environment': '/environment?at=33.45,-112.07&radius=0.7',
  '/environment/facility/[registryId]': `/environment/facility/${example.facility}`,
  '/environment/review': '/environment/review?at=29.725,-95.23',
  '/ground': '/ground?at=25.5289,-80.375',
  '/ground/flood': '/ground/flood?at=29.725,-95.23',
  '/land': '/land?at=40.4,-100.4',
  '/live/[service]': example.live,
  '/live/[service]/[collection]': `${example.live}/rows`,
  // The browser requests each layer after the page has loaded.
  '/map': null,
  '/map/list/[layer]': '/map/list/facilities?at=33.45,-112.07&z=13',
  '/open-data': '/open-data?q=building+permits',
  '/open-data/[portal]/[datasetId]': `/open-data/${example.dataset}`,
  '/parcels': '/parcels?plain=1&at=30.42,-87.22&z=17',
  '/parcels/[county]': '/parcels/escambia?id=082S305005000002',
  '/permits': `/permits?source=${example.permits}`,
  '/place': '/place?q=740+W+South+St,+Orlando,+FL',
  '/place/compare': '/place/compare?a=40.4,-100.4&b=40.6,-100.6',
  '/places': null,
  '/places/list': null,
  '/places/list/[job]': null,
  '/privacy': null,
  '/rules': '/rules?q=flood',
  '/rules/[documentNumber]': `/rules/${example.document}`,
  // A frozen copy comes from the store. `waiting.spec.ts` tests its comparison with today.
  '/s/[snapshot]': null,
  '/s/[snapshot]/remove': null,
  '/s/[snapshot]/today': null,
  '/s/not-kept': null,
  '/saved': null,
  // The screening service is called only by an action of a signed-in visitor.
  '/screening': null,
  '/sources': null,
  '/sources/[source]': null,
  '/sources/faults': null,
  '/sources/parcels': null,
  '/status': null,
  '/terms': null,
}
