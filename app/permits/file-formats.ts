import { formats } from '@/lib/export/formats'

/** A map file only where a row has a place on the map. */
export const fileFormats = (records: readonly { latitude: number | null }[]) =>
  formats.filter(({ id }) => id !== 'geojson' || records.some(({ latitude }) => latitude !== null))
