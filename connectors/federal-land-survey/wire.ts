import { z } from 'zod'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { featuresOf, layerPage } from '@/lib/arcgis/layer-response'
import { type ArcgisLayerQuery, layerQuery } from '@/lib/arcgis/query'
import type { Citation } from '@/lib/connector/result'
import { fieldCheck } from '@/lib/connector/upstream/field-comparison'
import type { UpstreamClient } from '@/lib/connector/upstream/upstream'

export const HOST = 'gis.blm.gov'
export const BASE = `https://${HOST}/arcgis/rest/services/Cadastral/BLM_Natl_PLSS_CadNSDI/MapServer`
const NAME = 'The Bureau of Land Management'

/** An empty value arrives as null, "", " " or the word "Null". */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const plain = String(value ?? '').trim()
    return plain === '' || plain === 'Null' ? null : plain
  })

// Empty identifiers are accepted, and their rows become a caveat.
const township = z.object({ PLSSID: text })
const section = z.object({ PLSSID: text, FRSTDIVID: text, FRSTDIVTXT: text, FRSTDIVNO: text })
const part = z.object({
  PLSSID: text,
  FRSTDIVID: text,
  FRSTDIVNO: text,
  SECDIVTYP: text,
  SECDIVLAB: text,
  QSEC: text,
  QQSEC: text,
  GOVLOT: text,
  GISACRE: z.number().nullish(),
})

export const gridRows = {
  township: township.extend({ OBJECTID: z.int() }),
  section: section.omit({ PLSSID: true }).extend({ OBJECTID: z.int() }),
}

export type PartAttributes = z.output<typeof part>

interface Layer<A extends z.ZodType> {
  id: number
  fields: string[]
  answer: A
}

export const layers = {
  township: { id: 1, fields: Object.keys(township.shape), answer: featuresOf(township) },
  section: { id: 2, fields: Object.keys(section.shape), answer: featuresOf(section) },
  part: { id: 3, fields: Object.keys(part.shape), answer: featuresOf(part) },
}

export const layerUrl = (name: keyof typeof layers) => urlOf(layers[name].id)
const urlOf = (id: number) => `${BASE}/${id}`

export function fetchLayer<A extends z.ZodType>(
  upstream: UpstreamClient,
  { id, fields, answer }: Layer<A>,
  query: Omit<ArcgisLayerQuery, 'fields' | 'format'>,
): Promise<z.output<A>> {
  const request = layerQuery(urlOf(id), { ...query, fields, precision: 6 })
  return upstream.json(request, answer, { classify: (body) => classifyArcgis(body, NAME) })
}

/** The publisher dates neither the dataset nor a state's part of it. */
export const citeSurvey = (): Citation => ({
  dataset: 'Cadastral National Spatial Data Infrastructure, PLSS layers',
  dated: [{ label: 'Date of the survey data', on: null }],
})

export const checkFields = fieldCheck(
  'Compares the fields each layer publishes with those this connector reads.',
  () => Object.values(layers),
  async ({ id, fields }, { upstream, connector }) => {
    const classify = (body: unknown) => classifyArcgis(body, connector.publisher.name)
    const page = await upstream.json({ url: `${urlOf(id)}?f=json` }, layerPage, { classify })
    const published = new Set(page.fields.map((field) => field.name))
    return { what: page.name, missing: fields.filter((field) => !published.has(field)) }
  },
)
