import places from './places.json'

export type SamplePermitPlace = keyof typeof places

export const middleOf = (place: SamplePermitPlace): { longitude: number; latitude: number } => places[place]

export const permitPlaces = Object.keys(places) as SamplePermitPlace[]
