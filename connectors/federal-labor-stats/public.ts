export {
  countySeriesId,
  describeSeries,
  type LocalMeasure,
  localMeasures,
  stateSeriesId,
} from './describe-series'
export { type LaborSeries, loadedSeries } from './load-series'
