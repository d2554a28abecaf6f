import { defineTexts } from '@/lib/language/define-texts'

/** The map workspace, which is only in English, uses this text directly. */
export const ASKING = 'Asking your device for its location.'

export const locationTexts = defineTexts('ui.ask-location', {
  asking: ASKING,
  missing: 'This browser cannot tell its location. Type an address instead.',
  denied: 'The location was not shared. Allow it in the browser, or type an address instead.',
  lost: 'Your device could not find its location. Type an address instead.',
})

type LocationAnswer = { latitude: number; longitude: number } | { problem: string }

/** This function sends the position nowhere. */
export function requestLocation(): Promise<LocationAnswer> {
  const { geolocation } = navigator
  if (!geolocation) return Promise.resolve({ problem: locationTexts.missing })
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => resolve({ problem: code === 1 ? locationTexts.denied : locationTexts.lost }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    ),
  )
}
