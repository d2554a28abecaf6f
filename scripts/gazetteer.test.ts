import { expect, it } from 'vitest'
import usPlaces from '../lib/gazetteer/us-places.json'
import { makeGazetteer } from './gazetteer'

it('the stored gazetteer equals the output of the script from the GeoNames package', () =>
  expect(usPlaces).toEqual(makeGazetteer()))
