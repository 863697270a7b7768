export { copyeditDestinations } from './destinations'
