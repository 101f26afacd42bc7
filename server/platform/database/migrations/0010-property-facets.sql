-- Counts of a filtered list and of the places where listings are, without a look at the rows themselves.
create index properties_by_type on properties (status, for_type, property_type, bedrooms, price);
create index properties_by_place on properties (status, for_type, place);
