import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  layout('routes/site/layout.tsx', [
    index('routes/site/home.tsx'),
    route('products', 'routes/site/products.tsx'),
    route('product/:id', 'routes/site/product.tsx'),
    route('favorites', 'routes/site/favorites.tsx'),
    route('*', 'routes/site/not-found.tsx'),
  ]),
] satisfies RouteConfig;
