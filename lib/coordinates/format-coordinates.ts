import { isReadAsWest } from './country-boxes'

interface CoordinateTexts {
  decimal: string
  degreesMinutes: string
  degreesMinutesSeconds: string
}

export function formatCoordinates(latitude: number, longitude: number): CoordinateTexts {
  const letters = [latitude < 0 ? 'S' : 'N', longitude < 0 ? 'W' : 'E']
  const both = (form: (degrees: number) => string) =>
    `${form(latitude)} ${letters[0]}, ${form(longitude)} ${letters[1]}`
  return {
    decimal: `${decimal(latitude)}, ${isReadAsWest(latitude, longitude) ? '+' : ''}${decimal(longitude)}`,
    degreesMinutes: both(degreesMinutes),
    degreesMinutesSeconds: both(degreesMinutesSeconds),
  }
}

function decimal(degrees: number): string {
  const text = degrees.toFixed(6)
  return Number(text) === 0 ? '0.000000' : text
}

/** The whole value is rounded before it is split, so that "60 minutes" never appears. */
function degreesMinutes(degrees: number): string {
  const total = Math.round(Math.abs(degrees) * 60e4)
  const minutes = (total % 60e4) / 1e4
  return `${Math.floor(total / 60e4)}° ${minutes.toFixed(4)}′`
}

function degreesMinutesSeconds(degrees: number): string {
  const total = Math.round(Math.abs(degrees) * 3600e2)
  const seconds = (total % 60e2) / 1e2
  const minutes = Math.floor(total / 60e2) % 60
  return `${Math.floor(total / 3600e2)}° ${minutes}′ ${seconds.toFixed(2)}″`
}
