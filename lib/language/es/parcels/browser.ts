export const parcelBrowserTexts = {
  'parcels.lot-island': {
    credit: 'Parcelas: Florida Department of Revenue',
  },
  'parcels.lot.lot-island': {
    credit: 'Parcelas: el estado, condado o ciudad que nombra esta página',
  },
  'parcels.describe-parcel': {
    value: (name: string, value: string) => `${name}, valor justo ${value}`,
    noValue: (name: string) => `${name}, sin valor justo`,
  },
}
