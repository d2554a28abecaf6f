import { formatNumber } from '@/lib/format'

export const recordBrowserTexts = {
  'records.square-feet': { feet: (feet: string) => `${feet} pies cuadrados` },
  'records.parcel.format': {
    absent: 'No publicado',
    parcel: (id: string) => `Parcela ${id}`,
    county: (number: number) => `Condado ${number}`,
    unlistedUse: 'Un uso que no está en la lista del Department of Revenue',
    landUse: (name: string, code: string) => `${name} (código ${code})`,
    unsold: 'Ninguna publicada',
    sale: (year: number, price: string | null, code: string | null) =>
      `${year}, ${price ?? 'sin precio publicado'}, ${code === null ? 'sin código de calificación' : `código de calificación ${code}`}`,
  },
  'records.permit.describe': {
    cost: (dollars: string) => `valor o costo declarado: ${dollars}`,
    number: (id: string) => `Número ${id}`,
    unnamed: 'Sin dirección publicada',
    dwellings: (count: number) => `${formatNumber(count)} ${count === 1 ? 'vivienda' : 'viviendas'}`,
  },
  'records.flood-zone.fields': {
    units: { feet: 'pies', meters: 'm', centimeters: 'cm' },
    noUnit: '(unidad no indicada)',
    depth: (depth: string) => `profundidad media de ${depth}`,
    varies: 'varía, véala en el mapa oficial',
  },
  'records.flood-zone.describe': {
    community: (name: string, number: string) => `${name} (comunidad ${number})`,
    headline: (zone: string, isHigh: boolean) =>
      `Zona de inundación ${zone}${isHigh ? ': riesgo alto de inundación' : ''}`,
  },
  'records.section.fields': {
    meridian: (name: string, code: string) => `${name} (código ${code})`,
  },
  'records.wetland.describe': {
    buffer: '100 pies',
    untyped: (code: string) => `Humedal ${code}`,
    whole: (acres: string) => `${acres}, de todo el humedal`,
    noYear: 'año no publicado',
    scale: (scale: string) => `escala ${scale}`,
  },
  'records.soil.fields': {
    atSurface: (kind: string) => `${kind} en la superficie`,
    below: (kind: string, depth: string) => `${kind} a ${depth} cm`,
  },
}
