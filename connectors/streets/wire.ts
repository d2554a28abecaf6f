import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { layerPage } from '@/lib/arcgis/layer-response'
import { all, among, atLeast, type Condition, equal } from '@/lib/conditions/condition'
import type { MethodContext } from '@/lib/connector/method'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import { defineSentences } from '@/lib/sentences/define-sentences'
import type { TileLayerTable } from '@/lib/tiles/read-layer'

const texts = defineSentences('streets.wire', {
  comparesEachLayersName: 'Compares each layer’s name and fields with those that the streets are read by.',
})

export const HOST = 'tigerweb.geo.census.gov'
export const DEFAULT_BASE = `https://${HOST}/arcgis/rest/services/TIGERweb`

/**
 * The service divides roads by map scale, not only by class. Layer numbers have changed before, so `npm run
 * doctor` compares the names.
 */
export const layers = {
  interstatesFar: { service: 'Transportation', id: 0, name: 'Primary Roads Interstates 5M scale' },
  primaryFar: { service: 'Transportation', id: 1, name: 'Primary Roads 2_1M scale' },
  primary: { service: 'Transportation', id: 2, name: 'Primary Roads' },
  secondary: { service: 'Transportation', id: 6, name: 'Secondary Roads 72_1k scale' },
  local: { service: 'Transportation', id: 8, name: 'Local Roads' },
  rail: { service: 'Transportation', id: 9, name: 'Railroads' },
  water: { service: 'Hydro', id: 1, name: 'Areal Hydrography' },
} as const

type LayerName = keyof typeof layers

const text = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => value?.trim() || null)

const road = z.object({ OBJECTID: z.int(), OID: text, MTFCC: text, NAME: text, RTTYP: text })
/** These two tables have no identifier except the row number. */
const rail = z.object({ OBJECTID: z.int(), NAME: text })
const water = z.object({ OBJECTID: z.int(), MTFCC: text, NAME: text })

type Road = z.output<typeof road>

const roadKinds: Readonly<Record<string, string>> = {
  S1100: 'motorway',
  S1200: 'main',
  S1400: 'street',
  S1500: 'track',
  S1630: 'ramp',
  S1640: 'service',
  S1730: 'alley',
  S1740: 'private',
}

const localKinds = ['S1400', 'S1500', 'S1630', 'S1640', 'S1730', 'S1740']

/**
 * Property names are short, because every road has them: `k` kind, `n` name, `s` number in the shield, `t`
 * type of the route.
 */
function toRoad({ OBJECTID, OID, MTFCC, NAME, RTTYP }: Road, usual: string) {
  const route = RTTYP === 'I' || RTTYP === 'U' || RTTYP === 'S' ? RTTYP : null
  const number = route && NAME ? shieldIn(NAME) : null
  return {
    id: OID ?? `row-${OBJECTID}`,
    isUnnamed: OID === null,
    properties: {
      k: roadKinds[MTFCC ?? ''] ?? usual,
      ...(NAME ? { n: NAME.replace(/^I- (?=\d)/, 'I-') } : {}),
      ...(number && route ? { s: number, t: route } : {}),
    },
  }
}

function shieldIn(name: string): string | null {
  return /\b(\d{1,4}[A-Z]?)\b/.exec(name)?.[1] ?? null
}

const urlOf = (name: LayerName) => (context: Pick<MethodContext, 'settings'>) => {
  const { service, id } = layers[name]
  return `${context.settings.STREETS_URL ?? DEFAULT_BASE}/${service}/MapServer/${id}`
}

type Fineness = Pick<TileLayerTable<z.ZodType>, 'maxOffset' | 'precision'>

export function roadTable(
  name: 'interstatesFar' | 'primaryFar' | 'primary' | 'secondary' | 'local',
  fineness: Fineness,
  where?: Condition,
): TileLayerTable<typeof road> {
  const usual = name === 'local' ? 'street' : name === 'secondary' ? 'main' : 'motorway'
  return {
    ...fineness,
    url: urlOf(name),
    columns: { essential: ['OID'], optional: ['MTFCC', 'NAME', 'RTTYP'] },
    row: road,
    noun: 'road',
    toFeature: (row) => toRoad(row, usual),
    ...(where ? { where } : {}),
  }
}

export const interstates: Condition = equal('RTTYP', 'I')
export const numbered: Condition = among('RTTYP', ['I', 'U', 'S'])
export const localRoads: Condition = among('MTFCC', localKinds)

export const railTable = (fineness: Fineness): TileLayerTable<typeof rail> => ({
  ...fineness,
  url: urlOf('rail'),
  columns: { essential: [], optional: ['NAME'] },
  row: rail,
  noun: 'railroad',
  toFeature: ({ OBJECTID, NAME }) => ({
    id: String(OBJECTID),
    properties: { k: 'rail', ...(NAME ? { n: NAME } : {}) },
  }),
})

const waterKinds: Readonly<Record<string, string>> = { H2051: 'sea', H2053: 'sea', H2081: 'ice' }

export const waterTable = (fineness: Fineness, least: number): TileLayerTable<typeof water> => ({
  ...fineness,
  url: urlOf('water'),
  columns: { essential: [], optional: ['MTFCC', 'NAME'] },
  row: water,
  where: all(atLeast('AREAWATER', least)),
  noun: 'body of water',
  toFeature: ({ OBJECTID, MTFCC, NAME }) => ({
    id: String(OBJECTID),
    properties: { k: waterKinds[MTFCC ?? ''] ?? 'water', ...(NAME ? { n: NAME } : {}) },
  }),
})

function columnsOf(name: LayerName): string[] {
  if (name === 'rail') return ['OBJECTID', 'NAME']
  if (name === 'water') return ['OBJECTID', 'MTFCC', 'NAME', 'AREAWATER']
  return ['OBJECTID', 'OID', 'MTFCC', 'NAME', 'RTTYP']
}

export const checkFields = fieldCheck(
  texts.comparesEachLayersName,
  () => Object.keys(layers) as LayerName[],
  async (name, context) => {
    const classify = (body: unknown) => classifyArcgis(body, context.connector.publisher.name)
    const page = await context.upstream.json({ url: `${urlOf(name)(context)}?f=json` }, layerPage, {
      classify,
    })
    const published = new Set(page.fields.map((field) => field.name))
    const isOurs = page.name.toLowerCase() === layers[name].name.toLowerCase()
    return {
      what: `${layers[name].service} ${layers[name].id}`,
      missing: [
        ...(isOurs ? [] : [`the name ${layers[name].name}`]),
        ...columnsOf(name).filter((field) => !published.has(field)),
      ],
    }
  },
)
