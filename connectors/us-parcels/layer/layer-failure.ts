import type { ArcgisFailureCause } from '@/lib/arcgis/cause'
import { ConnectorError, type ErrorCode } from '@/lib/connector/errors'
import { countyByFips } from '@/lib/geography/counties'
import { stateByCode } from '@/lib/geography/states'
import { defineSentences } from '@/lib/sentences/define-sentences'
import { type ParcelLayer, pageOf } from '../registry'

export type ParcelLayerFailure =
  | ArcgisFailureCause
  | 'moved'
  | 'notOutlines'
  | 'group'
  | 'identifyOnly'
  | 'cut'
  | 'paused'

const names = defineSentences('us-parcels.layer-name', { wholeState: 'all of {state}' })

/** `{layer}` never starts a sentence, because it can begin with a lowercase word. */
const texts = defineSentences('us-parcels.layer-failure', {
  gone: 'The layer of {layer} is no longer at its address.',
  certificate: 'The server of {layer} shows a certificate that does not hold, so we do not read from it.',
  token: 'The layer of {layer} is no longer public: its publisher wants a sign-in.',
  stopped: 'The service of {layer} is stopped. It is often back within hours.',
  timedOut: 'The server of {layer} did not answer in time. Try again in a minute.',
  unreachable: 'We could not reach the server of {layer}. Try again in a minute.',
  queryFailed: 'The server of {layer} failed while it worked on the question.',
  noPaging: 'The server of {layer} gives no further pages.',
  forbidden: 'The publisher of {layer} refuses programs. Its own page is open to people.',
  webPage: 'The server of {layer} sent a web page instead of data. Try again later.',
  empty: 'The server of {layer} sent an empty answer. Try again in a minute.',
  limited: 'The server of {layer} asks for a pause. Try again in {minutes} minutes.',
  paused: 'The server of {layer} asked for a pause, which we keep. Try again in a few minutes.',
  columnGone: 'The layer of {layer} no longer has the columns that its page names. We cannot read it yet.',
  notUnderstood: 'The layer of {layer} changed its data format. We cannot read it yet.',
  moved: 'The server of {layer} points to another address, which is not followed.',
  notOutlines: 'The layer of {layer} has no outlines of lots, so it cannot answer for a place.',
  group: 'The layer of {layer} is a folder of several layers, and none of them is plainly the parcels.',
  identifyOnly: 'The layer of {layer} answers for a point only.',
  cut: 'The server of {layer} cut its answer before the first lot. Take a smaller area.',
})

const codes: Readonly<Record<ParcelLayerFailure, ErrorCode>> = {
  gone: 'upstream_changed',
  certificate: 'upstream_unavailable',
  token: 'upstream_rejected',
  stopped: 'upstream_unavailable',
  timedOut: 'upstream_timeout',
  unreachable: 'upstream_unavailable',
  queryFailed: 'upstream_rejected',
  noPaging: 'not_supported',
  forbidden: 'upstream_rejected',
  webPage: 'upstream_unavailable',
  empty: 'upstream_unavailable',
  limited: 'rate_limited',
  paused: 'rate_limited',
  columnGone: 'upstream_changed',
  notUnderstood: 'upstream_changed',
  moved: 'upstream_rejected',
  notOutlines: 'upstream_changed',
  group: 'upstream_changed',
  identifyOnly: 'not_supported',
  cut: 'too_broad',
}

const lasting: readonly ParcelLayerFailure[] = [
  'gone',
  'certificate',
  'token',
  'forbidden',
  'notOutlines',
  'group',
]

export const isLasting = (cause: ParcelLayerFailure): boolean => lasting.includes(cause)

export const PAUSE_MS = 300_000

export class LayerFailure extends ConnectorError {
  constructor(
    readonly why: ParcelLayerFailure,
    layer: ParcelLayer,
    options: { asksForPause?: boolean; cause?: unknown } = {},
  ) {
    const text = texts[why]
    const name = nameOfLayer(layer)
    const message = text({ layer: name, minutes: PAUSE_MS / 60_000 })
    const isPause = why === 'limited' || options.asksForPause
    super(codes[why], message, {
      cause: options.cause,
      keeper: { name, page: pageOf(layer) },
      ...(isPause ? { retryAfter: PAUSE_MS / 1000 } : {}),
    })
  }
}

export function nameOfLayer({ kind, covers, place, state }: ParcelLayer): string {
  const inState = stateByCode(state)?.name ?? state
  if (kind === 'state') return names.wholeState({ state: inState })
  return `${kind === 'city' ? place : covers.map(countyName).join(' and ')}, ${inState}`
}

function countyName(fips: string): string {
  const county = countyByFips(fips)
  if (!county) return fips
  const isWhole = Number(fips.slice(2)) >= 510 || ['AK', 'DC'].includes(county.state)
  return isWhole ? county.name : `${county.name} ${county.state === 'LA' ? 'Parish' : 'County'}`
}
