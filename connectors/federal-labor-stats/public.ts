export {
  countySeriesId,
  describeSeries,
  type LocalMeasure,
  localMeasures,
  stateSeriesId,
} from './describe-series'
export { type LoadedSeries, loadedSeries } from './load-series'
