'use client'
export { copyeditDestinations } from './destinations'
