/** What pages and files say beside every answer of the flood map. */
export const disclaimer =
  'Not an official flood determination. Boundaries are approximate and letters of map change may not be shown. For insurance, lending or building use the official map or a flood determination.'

export const outsideToo = 'Areas outside the zone also flood.'

export const states = ['zone', 'no digital map', 'no zone found'] as const
export type FloodState = (typeof states)[number]

/** The Flood Map Service Center at an address, or where there is none at a longitude and a latitude. */
export const officialMap = (text: string) => ({
  href: `https://msc.fema.gov/portal/search?AddressQuery=${encodeURIComponent(text)}`,
  label: 'Official flood map (FEMA Flood Map Service Center)',
})
