export type ParcelLayerKind = 'state' | 'county' | 'city'

/**
 * The problem of the layer in a public survey of September 2026. The problem affects only the order of
 * requests.
 */
export type SurveyedLayerProblem =
  | 'gone'
  | 'certificateRefused'
  | 'stopped'
  | 'tokenRequired'
  | 'timedOut'
  | 'queryFailed'
  | 'forbidden'
  | 'refusedOrReset'
  | 'webPage'
  | 'pointsNotOutlines'
  | 'nothingThere'
  | 'numberColumnGone'
  | 'wrongLayer'

export interface AddressComponentColumns {
  column?: string
  columns?: string[]
  part?: string
}

export interface ParcelLayer {
  id: string
  state: string
  kind: ParcelLayerKind
  /**
   * FIPS codes: two digits for a state, five for a county. A city has the codes of the counties in which it
   * lies.
   */
  covers: string[]
  place?: string
  url: string
  idColumn?: string
  address?: Partial<Record<'number' | 'street' | 'unit' | 'city' | 'postcode', AddressComponentColumns>>
  publisherPage?: string
  license?: { url?: string; text?: string; attribution?: string; shareAlike?: boolean }
  doubts?: string[]
  note?: string
  survey?: SurveyedLayerProblem
  seen: string
}

/** Our list has no layer in Kansas or Rhode Island. */
const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA SC SD TN TX UT VA VT WA WI WV WY'

export const registryStates: readonly string[] = states.split(' ')

const memory = new Map<string, Promise<readonly ParcelLayer[]>>()

/** Reads a state's file on first use, so that the start stays fast. */
export function layersOfState(state: string): Promise<readonly ParcelLayer[]> {
  if (!registryStates.includes(state)) return Promise.resolve([])
  const layers = memory.get(state) ?? readState(state)
  memory.set(state, layers)
  return layers
}

export async function allLayers(): Promise<readonly ParcelLayer[]> {
  return (await Promise.all(registryStates.map(layersOfState))).flat()
}

export async function layerById(id: string): Promise<ParcelLayer | undefined> {
  return (await layersOfState(id.slice(0, 2).toUpperCase())).find((layer) => layer.id === id)
}

export const pageOf = ({ publisherPage, url }: Pick<ParcelLayer, 'publisherPage' | 'url'>): string =>
  publisherPage?.startsWith('https://') ? publisherPage : url

async function readState(state: string): Promise<readonly ParcelLayer[]> {
  const file = await import(`./layers/${state.toLowerCase()}.json`)
  return file.default
}
