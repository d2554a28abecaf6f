/** Longitude, then latitude, in degrees (WGS 84): the only reference system of this server. */
export const lonLat = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
