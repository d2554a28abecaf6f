export { POST } from '@/app/_surfaces/frozen/removal-route'
