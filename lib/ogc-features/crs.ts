/** Longitude, then latitude, in degrees (WGS 84). This server supports no other reference system. */
export const lonLat = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84'
