import towns from './gazetteer.json'

export interface SamplePlace {
  city: string
  state: string
  zip: string
  longitude: number
  latitude: number
}

export const gazetteer: readonly SamplePlace[] = towns
