import { createApp } from 'vue'
import { defineInlayFrame } from '@inlay/sdk-core/embed'
import PartnerPage from './PartnerPage.vue'

defineInlayFrame(window)
createApp(PartnerPage).mount('#app')
