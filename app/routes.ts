import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('about', 'routes/site/about.tsx'),
    route('services', 'routes/site/services.tsx'),
    route('process', 'routes/site/process.tsx'),
    route('products', 'routes/site/products.tsx'),
    route('product/:id', 'routes/site/product.tsx'),
    route('favorites', 'routes/site/favorites.tsx'),
    route('contact', 'routes/site/contact.tsx'),
    route('auth', 'routes/auth/auth.tsx'),
    route('auth/reset', 'routes/auth/reset.tsx'),
    route('unsubscribe', 'routes/auth/unsubscribe.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
  // Two addresses of the same page (decisions.md, Identity).
  route('staffbiz-access', 'routes/auth/portal.tsx'),
  route('admin/login', 'routes/auth/portal.tsx', { id: 'routes/auth/portal-login' }),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/start.tsx'),
    route('dashboard', 'routes/admin/dashboard.tsx'),
    route('products', 'routes/admin/products.tsx'),
    route('quick-add-product', 'routes/admin/quick-add.tsx'),
    route('import', 'routes/admin/import.tsx'),
    route('categories', 'routes/admin/categories.tsx'),
    route('suppliers', 'routes/admin/suppliers.tsx'),
    route('translations', 'routes/admin/translations.tsx'),
    route('contact-messages', 'routes/admin/contact-messages.tsx'),
    route('canned-replies', 'routes/admin/canned-replies.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('account', 'routes/admin/account.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('mail', 'routes/admin/mail.tsx'),
    route('*', 'routes/admin/not-found.tsx'),
  ]),
] satisfies RouteConfig;
