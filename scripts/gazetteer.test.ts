import { expect, it } from 'vitest'
import usPlaces from '../lib/gazetteer/us-places.json'
import { makeGazetteer } from './gazetteer'

it('the index of places is the one that the script makes from GeoNames', () =>
  expect(usPlaces).toEqual(makeGazetteer()))
