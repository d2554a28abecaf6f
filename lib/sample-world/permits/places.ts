import places from './places.json'

export type PermitPlace = keyof typeof places

export const middleOf = (place: PermitPlace): { longitude: number; latitude: number } => places[place]

export const permitPlaces = Object.keys(places) as PermitPlace[]
