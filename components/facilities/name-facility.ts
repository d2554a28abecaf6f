export { formatFacilityName as nameFacility } from '@/lib/records/facility/facility-name'
