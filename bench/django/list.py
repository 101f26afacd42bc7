"""The public list of properties by Django REST framework, on the tables of this site, to compare first views with."""

import os

import django
from django.conf import settings

settings.configure(
    ALLOWED_HOSTS=["*"],
    ROOT_URLCONF=__name__,
    SECRET_KEY="bench",
    USE_TZ=True,
    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "rest_framework"],
    MIDDLEWARE=["django.middleware.gzip.GZipMiddleware"],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": "mithila_ghar",
            "USER": "postgres",
            "HOST": os.environ["POSTGRES_SOCKET_DIR"],
            "CONN_MAX_AGE": None,
        }
    },
    REST_FRAMEWORK={
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_AUTHENTICATION_CLASSES": [],
        "DEFAULT_PERMISSION_CLASSES": [],
    },
)
django.setup()

from django.contrib.postgres.fields import ArrayField  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import models  # noqa: E402
from django.urls import path  # noqa: E402
from rest_framework import generics, pagination, serializers  # noqa: E402


# Models need an installed app; this one has none of its own.
app = "rest_framework"


class Feature(models.Model):
    name = models.TextField()

    class Meta:
        app_label, db_table, managed = app, "features", False


class Property(models.Model):
    name = models.TextField()
    address = models.TextField()
    description = models.TextField()
    price = models.DecimalField(max_digits=14, decimal_places=2)
    area = models.DecimalField(max_digits=14, decimal_places=2)
    bedrooms = models.IntegerField()
    bathrooms = models.IntegerField()
    is_featured = models.BooleanField()
    property_type = models.TextField()
    for_type = models.TextField()
    status = models.TextField()
    is_negotiable = models.BooleanField()
    landmarks = models.JSONField()
    furnishing = models.TextField(null=True)
    ownership = models.TextField(null=True)
    water = models.TextField(null=True)
    road_type = models.TextField(null=True)
    land_use = models.TextField(null=True)
    year_built = models.IntegerField(null=True)
    place = models.TextField()
    land_area = models.TextField(null=True)
    road_width = models.DecimalField(max_digits=6, decimal_places=2, null=True)
    facing = models.TextField(null=True)
    ward = models.IntegerField(null=True)
    street = models.TextField()
    custom_features = ArrayField(models.TextField())
    translations = models.JSONField()
    latitude = models.FloatField(null=True)
    longitude = models.FloatField(null=True)
    image = models.TextField(null=True)
    featured_image1 = models.TextField(null=True)
    featured_image2 = models.TextField(null=True)
    created_at = models.DateTimeField()
    updated_at = models.DateTimeField()
    deleted_at = models.DateTimeField(null=True)
    features = models.ManyToManyField(Feature, through="PropertyFeature")

    class Meta:
        app_label, db_table, managed = app, "properties", False


class PropertyFeature(models.Model):
    property = models.OneToOneField(Property, models.CASCADE, primary_key=True, related_name="feature_rows")
    feature = models.ForeignKey(Feature, models.CASCADE)

    class Meta:
        app_label, db_table, managed = app, "property_features", False


class PropertyPicture(models.Model):
    property = models.ForeignKey(Property, models.CASCADE, related_name="pictures")
    picture = models.TextField(primary_key=True)

    class Meta:
        app_label, db_table, managed = app, "property_pictures", False


class FeatureSerializer(serializers.ModelSerializer):
    class Meta:
        model = Feature
        fields = ["id", "name"]


class PictureSerializer(serializers.ModelSerializer):
    class Meta:
        model = PropertyPicture
        fields = ["picture"]


class PropertySerializer(serializers.ModelSerializer):
    features = FeatureSerializer(many=True)
    pictures = PictureSerializer(many=True)

    class Meta:
        model = Property
        exclude = ["deleted_at"]


class Pages(pagination.PageNumberPagination):
    page_size = 12
    page_size_query_param = "page_size"


class PropertyList(generics.ListAPIView):
    serializer_class = PropertySerializer
    pagination_class = Pages

    def get_queryset(self):
        listed = Property.objects.filter(deleted_at=None, status="active")
        price = self.request.query_params.get("price_from")
        if price:
            listed = listed.filter(price__gte=price)
        return listed.order_by("-created_at", "-id").prefetch_related("features", "pictures")


urlpatterns = [path("api/properties/", PropertyList.as_view()), path("readyz", PropertyList.as_view())]
application = get_wsgi_application()
