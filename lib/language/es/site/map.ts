export const mapTexts = {
  'map.pin-map': {
    list: 'El texto de esta página',
  },
}
