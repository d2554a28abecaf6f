export { type CleanupAnswer, searchSites } from './search-sites'
