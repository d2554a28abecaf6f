import { z } from 'zod'
import { toIso } from '@/lib/calendar-day'
import type { Citation } from '@/lib/connector/result'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { nameOfLayer } from '../layer/layer-failure'
import type { ParcelLayerState } from '../layer/read-layer'
import { type ParcelLayer, pageOf } from '../registry'
import { fileRefusalOf } from './file-refusal'

const texts = defineSentences('us-parcels.layer-source', {
  termsNotStated: 'Terms not stated',
  unnamed: 'Publisher of the parcels of {place}',
  survey: 'Outlines are for tax mapping and not a survey. They show no boundary, setback or legal lot.',
  values:
    'Values are the publisher’s words for its own columns. What assessed, market or taxable means differs by state, so two layers’ numbers do not compare.',
  numberGone: 'The column {column}, which held the parcel number, is gone from the layer.',
  noNumber: 'No column of this layer is plainly its parcel number, so lots are found by place only.',
  doubt: 'In doubt about this layer: {doubt}.',
})

export const layerSource = z.object({
  layer: z.string(),
  title: z.string(),
  kind: z.enum(['state', 'county', 'city']),
  url: z.string(),
  publisher: z
    .string()
    .describe('The layer’s own words on its copyright, else the place whose parcels it has.'),
  publisherPage: z.string(),
  license: z.string(),
  attribution: z.string().nullable(),
  edition: z.string().nullable().describe('Last edit of the layer, where it says so.'),
  fileRefusal: z.string().nullable().describe('Why no file of many parcels is offered here.'),
  notes: z.array(z.string()),
})

export type ParcelLayerSource = z.output<typeof layerSource>

export function toLayerSource(layer: ParcelLayer, state: ParcelLayerState): ParcelLayerSource {
  const { license, doubts = [] } = layer
  const publisher =
    license?.attribution ?? state.copyright?.slice(0, 200) ?? texts.unnamed({ place: nameOfLayer(layer) })
  return {
    layer: layer.id,
    title: `Parcels of ${nameOfLayer(layer)}`,
    kind: layer.kind,
    url: state.url,
    publisher,
    publisherPage: pageOf(layer),
    license: licenseOf(layer),
    attribution: license?.attribution ?? null,
    edition: toIso(state.edition),
    fileRefusal: fileRefusalOf(layer),
    notes: [
      texts.survey,
      texts.values,
      ...(state.numberGone === null ? [] : [texts.numberGone({ column: state.numberGone })]),
      ...(state.number === null ? [texts.noNumber] : []),
      ...doubts.map((doubt) => texts.doubt({ doubt })),
    ],
  }
}

export const licenseOf = ({ license }: ParcelLayer): string =>
  license?.text ?? license?.url ?? texts.termsNotStated

export function citeLayer(source: ParcelLayerSource | null | undefined): Citation {
  if (!source) return {}
  const { title, publisher, attribution, license, edition, publisherPage } = source
  return {
    source: title,
    publisher,
    attribution: attribution ?? publisher,
    licence: license,
    dated: [{ label: 'Last edited by the publisher', on: edition }],
    record: { href: publisherPage, label: 'Page of the publisher' },
  }
}
