const middles = {
  austin: [-97.74, 30.27],
  'baton-rouge': [-91.17, 30.45],
  boston: [-71.09, 42.34],
  buffalo: [-78.85, 42.89],
  california: [-121.49, 38.58],
  cambridge: [-71.11, 42.37],
  charlotte: [-80.84, 35.23],
  chesapeake: [-76.25, 36.72],
  chicago: [-87.68, 41.88],
  cincinnati: [-84.51, 39.12],
  cleveland: [-81.67, 41.48],
  columbus: [-83, 39.96],
  dallas: [-96.8, 32.79],
  detroit: [-83.1, 42.36],
  durham: [-78.9, 35.99],
  'el-paso': [-106.44, 31.79],
  gilbert: [-111.79, 33.35],
  greensboro: [-79.79, 36.07],
  honolulu: [-157.85, 21.32],
  'kansas-city': [-94.57, 39.09],
  'los-angeles': [-118.24, 34.05],
  louisville: [-85.75, 38.23],
  'marin-county': [-122.55, 38.05],
  memphis: [-90.02, 35.13],
  mesa: [-111.83, 33.42],
  milwaukee: [-87.95, 43.04],
  minneapolis: [-93.27, 44.97],
  nashville: [-86.78, 36.16],
  'new-jersey': [-74.76, 40.22],
  'new-orleans': [-90.09, 29.96],
  'new-york': [-73.98, 40.75],
  norfolk: [-76.26, 36.88],
  orlando: [-81.38, 28.54],
  philadelphia: [-75.17, 39.97],
  'pierce-county': [-122.44, 47.24],
  pittsburgh: [-79.98, 40.44],
  plano: [-96.7, 33.02],
  portland: [-122.66, 45.51],
  raleigh: [-78.64, 35.78],
  sacramento: [-121.49, 38.58],
  'san-antonio': [-98.49, 29.43],
  'san-francisco': [-122.44, 37.765],
  'san-jose': [-121.89, 37.34],
  scottsdale: [-111.93, 33.49],
  seattle: [-122.32, 47.61],
  'virginia-beach': [-76.06, 36.8],
  'winston-salem': [-80.24, 36.1],
} as const satisfies Record<string, readonly [number, number]>

export type PermitPlace = keyof typeof middles

export function middleOf(place: PermitPlace): { longitude: number; latitude: number } {
  const [longitude, latitude] = middles[place]
  return { longitude, latitude }
}

export const permitPlaces = Object.keys(middles) as PermitPlace[]
