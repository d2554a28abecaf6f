import { z } from 'zod'
import { featuresOf } from '@/lib/arcgis/answer'
import { classifyArcgis } from '@/lib/arcgis/classify'
import { type LayerQuery, layerQuery } from '@/lib/arcgis/query'
import type { Upstream } from '@/lib/connector/upstream'

export const HOST = 'gis.blm.gov'
export const BASE = `https://${HOST}/arcgis/rest/services/Cadastral/BLM_Natl_PLSS_CadNSDI/MapServer`
const NAME = 'The Bureau of Land Management'

/** Empty values come as null, "", " " and the word "Null". */
const text = z
  .string()
  .nullish()
  .transform((value) => (value && value.trim() !== '' && value !== 'Null' ? value.trim() : null))

const township = z.object({ PLSSID: z.string() })
const section = z.object({ PLSSID: z.string(), FRSTDIVID: z.string(), FRSTDIVTXT: text, FRSTDIVNO: text })
const part = z.object({
  PLSSID: z.string(),
  FRSTDIVID: text,
  SECDIVTYP: text,
  SECDIVLAB: text,
  QSEC: text,
  QQSEC: text,
  GOVLOT: text,
  GISACRE: z.number().nullish(),
})

export type PartAttributes = z.output<typeof part>
export type SectionAttributes = z.output<typeof section>

interface Layer<A extends z.ZodType> {
  id: number
  fields: string[]
  answer: A
}

/** Townships, sections (the "first division") and their parts; the last also name section and township. */
export const layers = {
  township: { id: 1, fields: Object.keys(township.shape), answer: featuresOf(township) },
  section: { id: 2, fields: Object.keys(section.shape), answer: featuresOf(section) },
  part: { id: 3, fields: Object.keys(part.shape), answer: featuresOf(part) },
}

export const layerUrl = (id: number) => `${BASE}/${id}`

export function readLayer<A extends z.ZodType>(
  upstream: Upstream,
  { id, fields, answer }: Layer<A>,
  query: Omit<LayerQuery, 'fields' | 'format'>,
): Promise<z.output<A>> {
  const request = layerQuery(layerUrl(id), { ...query, fields, precision: 6 })
  return upstream.json(request, answer, { classify: (body) => classifyArcgis(body, NAME) })
}
