'use client'
export { campaignsDestinations } from './destinations'
